// One browser, told what to do by the few commands of WebDriver that the stories need. No library
// starts both engines as Debian ships them: Firefox without its driver, WebKit without a window.
import { setTimeout } from 'node:timers/promises';

export interface Engine {
  open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page and resolves with what it returns, as JSON. */
  run: <Result>(body: string, ...values: readonly unknown[]) => Promise<Result>;
  /** Clicks as a person does: the element is scrolled to and must not be covered. */
  click: (selector: string) => Promise<void>;
  /** Types with the keyboard; the element takes the focus. */
  type: (selector: string, text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Name of a command of WebDriver and what it is given; resolves with its result. */
export type Send = (command: Command, values: Values, element?: string) => Promise<unknown>;
export type Values = Readonly<Record<string, unknown>>;
export type Command = 'open' | 'run' | 'find' | 'click' | 'type' | 'resize';

export function driveBy(send: Send, close: () => Promise<void>): Engine {
  const find = async (selector: string) => {
    const found = (await send('find', { using: 'css selector', value: selector })) as Values;
    return String(Object.values(found)[0]);
  };
  return {
    open: async (url) => void (await send('open', { url })),
    run: async <Result>(script: string, ...args: readonly unknown[]) =>
      (await send('run', { script, args })) as Result,
    click: async (selector) => void (await send('click', {}, await find(selector))),
    type: async (selector, text) => {
      await send('type', { text, value: [...text] }, await find(selector));
    },
    resize: async (width, height) => void (await send('resize', { width, height })),
    close,
  };
}

/** Asks until the answer is right; a story never waits for a time, only for a sight. */
export async function until<Result>(
  ask: () => Promise<Result>,
  isRight: (answer: Result) => boolean,
  patience = 20_000,
): Promise<Result> {
  const end = performance.now() + patience;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (performance.now() > end) throw new Error(`Still ${JSON.stringify(answer)}`);
    await setTimeout(50);
  }
}
