// A rule that matches nothing fails no other story: the look that it was written for is missing, and nobody sees why.
import { addressOf, findFiles } from '../build/support/built-site.ts';
import { expect, test } from './support/test.ts';

/**
 * Rules for what the visitor or a script changes, and for a page that has not come whole, are not judged: other stories
 * bring these states about.
 */
const STATE =
  /:not\(:has\(~|:(hover|active|focus|target|checked|popover-open|empty|placeholder-shown)|\[(open|hidden|aria-|data-(asked|typed|none|several|ready|way-back|menu-fixed))/;

/** Rules, without the classes of their components, for what no page of this build shows. */
const NOT_IN_THIS_BUILD = new Set([
  // The code of the form and of the carousel draws these.
  '.message .error',
  '.message .sending',
  '.message .sending::after',
  '.message .sending::before',
  '.message :is(.waiting, .old)',
  '.message :is(.refused, .ended, .deleted)',
  '.message .plain',
  '.message .outcome .button',
  '.message .outcome .button:first-child',
  '.carousel .button',
  '.carousel .place',
  '.carousel .place::before',
  '.carousel .controls svg',
  '.carousel .what',
  // The consultant has no messengers and no social networks yet.
  '.messengers',
  'a',
  // No testimonial, fewer than the carousel needs, or one without a picture.
  '.none',
  '.none > p',
  '.none a',
  '.few',
  '.few li',
  '.initials',
  // A warning of two paragraphs.
  '.prose .warning > p + p',
  // A link in the text of a card.
  '.words p > a',
]);

test('every rule of the styles matches an element of some page', async ({ page }) => {
  const matches = new Map<string, boolean>();
  for (const file of findFiles('**/*.html')) {
    if (file.startsWith('admin/')) continue;
    await page.goto(addressOf(file));
    const found = await page.evaluate(() => {
      const listRules = ({ cssRules }: { cssRules: CSSRuleList }): CSSStyleRule[] =>
        [...cssRules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return [rule];
          return rule instanceof CSSGroupingRule ? listRules(rule) : [];
        });
      const selectors = [...document.styleSheets]
        .flatMap(listRules)
        .map((rule) => rule.selectorText);
      return selectors.map((selector) => {
        // No element is a pseudo-element: the rule counts when the element is there that it belongs to.
        const ofElement = selector.replace(/(^|[\s,])::[\w-]+/g, '$1*').replace(/::[\w-]+/g, '');
        return [selector, document.querySelector(ofElement) !== null] as const;
      });
    });
    for (const [selector, isMatch] of found) {
      matches.set(selector, isMatch || matches.get(selector) === true);
    }
  }
  expect(matches.size).toBeGreaterThan(300);
  const dead = [...matches]
    .filter(([selector, isMatch]) => !isMatch && !STATE.test(selector))
    .map(([selector]) => selector.replace(/\.astro-\w+/g, ''));
  expect(new Set(dead)).toEqual(NOT_IN_THIS_BUILD);
});
