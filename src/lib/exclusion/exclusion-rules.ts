import type { Reason } from '../../model/product/marks.ts';

/**
 * CSS that holds while the visitor has ticked this reason. It shows the cautions of the reason and the sentence above
 * the shelf. The pictures of products that the reason excludes turn pale, on the shelf and in the list, and their
 * buttons „Kupi proizvod“ in the list have only an outline.
 */
export function exclusionRules(reason: Reason): string {
  const ticked = `main:has([value="${reason}"]:checked)`;
  const excluded = `[data-out][data-why~="${reason}"]`;
  const pictures = `:is(:has(> ${excluded}) > svg, article:has(${excluded}) .picture)`;
  const button = `article:has(${excluded}) .button:first-child:not(:hover)`;
  return [
    `${ticked} [data-why~="${reason}"] { display: block }`,
    `${ticked} ${pictures} { opacity: 0.22; filter: grayscale(1) }`,
    `${ticked} ${button} { background: none; color: inherit }`,
  ].join('');
}
