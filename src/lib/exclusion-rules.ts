import type { Reason } from '../model/marks';

/**
 * CSS for the time in which the visitor has ticked this reason. Its cautions and its sentence above the shelf are
 * shown. Of what it excludes the picture turns pale, on the shelf and in the list, and the button „Kupi proizvod“ in
 * the list has only an outline.
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
