// The part of the W3C's WebDriver protocol (https://www.w3.org/TR/webdriver2/) that the stories use. Playwright cannot
// drive Debian's WebKit, and the package selenium-webdriver would add 24 MB to every `npm ci`, an editor's too.

/** The name under which the protocol sends an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type Element = { [ELEMENT]: string };

export interface Size {
  width: number;
  height: number;
}

/** A browser with one or more tabs, at the address of its driver's session. */
export class Session {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /**
   * Starts a browser with these capabilities, through the driver at this address. Rejects when the signal comes
   * first.
   */
  static async start(
    driver: string,
    capabilities: object,
    size: Size,
    signal: AbortSignal,
  ): Promise<Session> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const url = `${driver}/session`;
    const { sessionId } = await ask<{ sessionId: string }>('POST', url, body, signal);
    const session = new Session(`${driver}/session/${sessionId}`);
    await session.#post('/window/rect', { x: 0, y: 0, ...size });
    return session;
  }

  async end(): Promise<void> {
    await ask('DELETE', this.#address);
  }

  async open(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  async reload(): Promise<void> {
    await this.#post('/refresh', {});
  }

  /** Runs the function in the page, with values of JSON and elements; awaits its promise. */
  evaluate<Result, Arguments extends unknown[]>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>> {
    return this.#post('/execute/sync', {
      script: `return (${run}).apply(null, arguments);`,
      args: values,
    });
  }

  /** The first element that the XPath finds. */
  find(xpath: string): Promise<Element> {
    return this.#post('/element', { using: 'xpath', value: xpath });
  }

  async has(xpath: string): Promise<boolean> {
    const found = await this.#post<Element[]>('/elements', { using: 'xpath', value: xpath });
    return found.length > 0;
  }

  /** Scrolls the element to the middle of the window, clear of the fixed bar, and clicks it. */
  async click(xpath: string): Promise<void> {
    const element = await this.find(xpath);
    await this.evaluate(
      (node: unknown) => (node as HTMLElement).scrollIntoView({ block: 'center' }),
      element,
    );
    await this.#post(`/element/${element[ELEMENT]}/click`, {});
  }

  /** Types the text behind what the field holds, or in place of what is selected in it. */
  async type(xpath: string, text: string): Promise<void> {
    const element = await this.find(xpath);
    await this.#post(`/element/${element[ELEMENT]}/value`, { text });
  }

  /** Opens a tab beside the others and goes on there. */
  async openTab(): Promise<void> {
    const { handle } = await this.#post<{ handle: string }>('/window/new', { type: 'tab' });
    await this.#post('/window', { handle });
  }

  /** Closes the tab and goes on in the first of the others. */
  async closeTab(): Promise<void> {
    const [handle] = await ask<string[]>('DELETE', `${this.#address}/window`);
    await this.#post('/window', { handle });
  }

  #post<Value>(path: string, body: object): Promise<Value> {
    return ask('POST', this.#address + path, body);
  }
}

/** @throws with the driver's message when the command fails. */
async function ask<Value>(
  method: string,
  url: string,
  body?: object,
  signal: AbortSignal | null = null,
): Promise<Value> {
  const sent = body && { body: JSON.stringify(body) };
  const response = await fetch(url, { method, signal, ...sent });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(`${method} ${url} ${JSON.stringify(body)}: ${value.message}`);
  return value;
}
