import { attribute, type Element, listElements } from '../hosting/inline-code.ts';
import { listStyleAddresses } from './file-links.ts';
import type { Link } from './link.ts';

const ADDRESSES = ['href', 'src', 'action', 'poster', 'data', 'component-url', 'renderer-url'];
const SETS = ['srcset', 'imagesrcset'];
const META = /^(og:(image|video)|twitter:image)$/;

export interface PageLinks {
  links: Link[];
  /** Places in the page that an address can lead to. */
  places: Set<string>;
}

/** Every address that a page names, and every place that it offers. */
export function readPageLinks(from: string, html: string): PageLinks {
  const elements = listElements(html);
  const written = elements.flatMap((element) => [
    ...ADDRESSES.flatMap((name) => attribute(element, name) ?? []),
    ...SETS.flatMap((name) => readSet(attribute(element, name) ?? '')),
    ...readMeta(element),
    ...(element.tagName === 'style' ? listStyleAddresses(textOf(element)) : []),
  ]);
  return {
    links: [
      ...written.map((address): Link => ({ from, written: address, kind: 'link' })),
      ...elements
        .flatMap(readData)
        .map((address): Link => ({ from, written: address, kind: 'data' })),
    ],
    places: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
  };
}

function readSet(value: string): string[] {
  return value
    .split(',')
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
    .filter(Boolean);
}

function readMeta(element: Element): string[] {
  const name = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
  if (element.tagName !== 'meta' || !META.test(name)) return [];
  return [attribute(element, 'content') ?? ''];
}

/** Addresses of this site and others in what search engines read. */
function readData(element: Element): string[] {
  if (attribute(element, 'type') !== 'application/ld+json') return [];
  const found: string[] = [];
  JSON.parse(textOf(element), (_, value) => {
    if (typeof value === 'string' && /^https?:/.test(value)) found.push(value);
  });
  // What a word means, and no page to visit.
  return found.filter((address) => !/^https?:\/\/schema\.org\b/.test(address));
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}
