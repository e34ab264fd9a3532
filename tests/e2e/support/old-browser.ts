import type { Page } from 'playwright/test';

/** The condition of a CSS rule that such a browser does not understand and therefore drops. */
const NEVER = '@media not all';

/** The HTML of a page, changed so that a browser of today shows it as one of 2021 would. */
export function asOldBrowser(html: string): string {
  const styles = html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, (style) =>
    style
      .replaceAll(/@supports not selector\(:popover-open\)/g, '@supports (color: red)')
      .replaceAll(/@supports selector\(:popover-open\)/g, NEVER)
      // Ranges, layers, containers, and what JavaScript a page may run: all of 2022 or later.
      .replaceAll(/@media[^{]*(?:[<>]|scripting)[^{]*(?=\{)/g, NEVER)
      .replaceAll(/@(?:layer|container)[^{;]*(?=\{)/g, NEVER)
      .replaceAll(/(?<=[{;])(?:translate|rotate|scale|text-wrap):[^;}]*/g, '')
      .replaceAll(/(?<=[{;])overflow(?:-[a-z]+)?:\s*clip[^;}]*/g, '')
      .replaceAll(/(?<=[{;])(?:overflow-wrap:\s*anywhere|container-type:[^;}]*)/g, '')
      .replaceAll(/@supports selector\(::details-content\)/g, NEVER)
      .replaceAll(/[^{};]*:has\([^{]*\{[^}]*\}/g, '')
      .replaceAll(/(?<=[{;])[\w-]+:[^;}]*\d(?:d|s|l)v(?:h|b|w|i)[^;}]*/g, ''),
  );
  return styles.replaceAll(/ popover(?:target)?(?:="[^"]*")?(?=[\s>])/g, '');
}

/** Opens every page as such a browser does; the policy of the page, which knows its styles, must be bypassed. */
export async function becomeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const method of ['showPopover', 'hidePopover', 'togglePopover'] as const) {
      Reflect.deleteProperty(HTMLElement.prototype, method);
    }
    for (const name of ['ariaPressed', 'ariaExpanded']) {
      Reflect.deleteProperty(Element.prototype, name);
    }
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
    Reflect.deleteProperty(SubmitEvent.prototype, 'submitter');
    Reflect.deleteProperty(IDBFactory.prototype, 'databases');
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Reflect.deleteProperty(globalThis, 'SyncManager');
    for (const owner of [Document.prototype, Element.prototype]) {
      for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
        const ask = Reflect.get(owner, name);
        if (!ask) continue;
        const askOld = function (this: ParentNode, selector: string) {
          if (/:has\(|:focus-visible|:popover-open|:user-/.test(selector)) {
            throw new DOMException(selector, 'SyntaxError');
          }
          return ask.call(this, selector);
        };
        Reflect.set(owner, name, askOld);
      }
    }
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    // A busy server may close a connection that was kept.
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: asOldBrowser(await response.text()) });
  });
}
