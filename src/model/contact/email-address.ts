// The one rule for a visitor's e-mail address: the form asks about an address that the relay would not answer. The
// browser bundles this file.

/** What surrounds an address that was copied, or that a keyboard has finished: brackets, quotation marks, a comma. */
const BEFORE = /^(?:mailto:|[\s<>()[\]"“”„«»,;:.!?])+/i;
const BEHIND = /[\s<>()[\]"“”„«»,;:.!?]+$/;
/** „Ana Marić <ana@primer.rs>“, as mail programs copy an address. */
const NAMED = /^[^<>@]*<([^<>@\s]+@[^<>@\s]+)>[^<>@]*$/;
/** Characters that nobody sees, and that no address has. */
const INVISIBLE = /[\p{DI}\p{Cf}]+/gu;
/** A longer text is no address in its dress, and would take the patterns above long. */
const LONGEST_DRESSED = 400;
/** Longest address that mail servers take (RFC 5321). */
const LONGEST_ADDRESS = 254;

/** The address in the text, without what only surrounds it; the text itself where that leaves no usable address. */
export function undressEmail(text: string): string {
  const visible = text.replace(INVISIBLE, '').trim();
  if (visible.length > LONGEST_DRESSED) return text;
  const address = visible.replace(NAMED, '$1').replace(BEFORE, '').replace(BEHIND, '');
  return answerableEmail(address) ? address : text;
}

/**
 * Before the @, the characters that RFC 5322 allows there without quotation marks, so that no mail program reads two
 * addresses or a name in it. „?“ is missing, because „=?…?=“ would be decoded.
 */
const LOCAL = /^[\w!#$%&'*+/=^`{|}~-]+(?:\.[\w!#$%&'*+/=^`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LAST_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * The address to which mail programs can answer, its domain in ASCII („ana@пример.срб“ is „ana@xn--…“); empty when
 * they cannot.
 */
export function answerableEmail(address: string): string {
  if (address.length > LONGEST_ADDRESS) return '';
  const [local = '', domain = '', ...more] = address.split('@');
  if (more.length > 0 || local.length > 64 || !LOCAL.test(local)) return '';
  const labels = domainInAscii(domain).split('.');
  const isDomain =
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? '');
  const answerable = `${local}@${labels.join('.')}`;
  return isDomain && answerable.length <= LONGEST_ADDRESS ? answerable : '';
}

function domainInAscii(domain: string): string {
  // What else a URL could hold would be read as a path, a port or a password.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** Names of mail services, all of them „.com“, that visitors mistype. */
const SERVICES = ['gmail', 'yahoo', 'hotmail', 'outlook', 'icloud'];
/** Names that are one slip away from one of those, and services themselves. */
const OTHER_SERVICES = ['mail', 'email', 'ymail'];
/** Endings that are one slip away from „.com“, and real: many firms have a domain there. */
const OTHER_ENDINGS = ['co', 'cm', 'om', 'cam'];

/** What the visitor probably meant by a mistyped address („ana@gmial.con“: „ana@gmail.com“); empty for all others. */
export function meantEmail(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const [name = '', ending = '', ...more] = domain.split('.');
  if (more.length > 0) return '';
  const service = OTHER_SERVICES.includes(name)
    ? undefined
    : SERVICES.find((known) => isWithinSlip(name, known));
  const isCom = isWithinSlip(ending, 'com') && (service || !OTHER_ENDINGS.includes(ending));
  const meant = isCom ? `${service ?? name}.com` : domain;
  return meant === domain ? '' : `${local}@${meant}`;
}

/** Whether one slip of a finger at most makes `typed` of `meant`: a letter too many, missing, wrong, or two exchanged. */
export function isWithinSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [rest, wanted] = [typed.slice(same), meant.slice(same)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest.slice(0, 2) === `${wanted[1]}${wanted[0]}` && rest.slice(2) === wanted.slice(2))
  );
}
