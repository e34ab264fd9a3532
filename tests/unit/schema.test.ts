import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { collectionNamed } from '../../src/model/collections';

const PRODUCT = {
  id: 14,
  name: 'Zubni gel',
  kind: 'nega',
  image: './zubni-gel.jpg',
  alt: 'Tuba zubnog gela',
  link: 'https://prodavnica.example.com/korpa/zubni-gel',
  description: 'Gel.',
  scructure: 'Voda.',
  product_effects: ['Čisti zube'],
  way_of_use: 'Dva puta dnevno.',
};

const SITE = {
  name: 'Ime Prezime',
  phone: '+381 60 000 00 00',
  email: 'ime.prezime@example.com',
  address: 'Ulica 1',
  registration_number: '00000000',
  tax_number: '000000000',
  tagline: 'Geslo',
  disclaimer: 'Napomena.',
  shop_url: 'https://prodavnica.example.com/pretraga',
  facebook_url: '',
  instagram_url: '',
  contact_endpoint: '/mail_cv.php',
  site_url: 'https://www.example.com',
};

/** Messages for this data with one change, each with its field. */
function messages(schema: z.ZodType, good: object, change: object): string[] {
  const { error } = schema.safeParse({ ...good, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a product', () => {
  const schema = collectionNamed('products').plain;
  const check = (change: object) => messages(schema, PRODUCT, change).join('\n');

  it('passes when all is well', () => {
    expect(messages(schema, PRODUCT, {})).toEqual([]);
  });

  it.each([[0], [10_000], [1.5], ['14'], [undefined]])('refuses %s as its number', (id) => {
    expect(check({ id })).toBe(
      'id: U polje „Broj proizvoda“ upišite ceo broj od 1 do 9999, bez navodnika, na primer: 14',
    );
  });

  it.each([
    'prodavnica.example.com/korpa',
    'http://prodavnica.example.com',
    'htps://prodavnica.example.com',
    'https://prodavnica.example.com/zubni gel',
    'https://prodavnica',
    '',
    undefined,
  ])('refuses %s as its link', (link) => {
    expect(check({ link })).toMatch(/^link: U polje „Veza ka prodavnici“ upišite celu vezu/);
  });

  it('can wait as a draft, or for a day', () => {
    expect(check({ draft: true, publish_from: new Date('2026-12-01') })).toBe('');
    expect(check({ draft: 'da' })).toContain('Polje „draft“ je true ili false');
    expect(check({ publish_from: '1. 12. 2026.' })).toContain('na primer: 2026-12-01');
  });

  it('names a misspelled field', () => {
    expect(check({ imgae: './zubni-gel.jpg' })).toContain('Polje „imgae“ ne postoji');
  });

  it.each([
    ['name', 'Popunite polje „Naziv“'],
    ['kind', 'Upišite grupu proizvoda'],
    ['alt', 'Popunite polje „Opis slike“'],
    ['image', 'U polje „Slika“ upišite sliku'],
    ['description', 'Odeljak „Opis proizvoda“ je prazan'],
    ['scructure', 'Odeljak „Sastav“ je prazan'],
    ['way_of_use', 'Odeljak „Način upotrebe“ je prazan'],
  ])('asks for %s when it is blank', (field, message) => {
    expect(check({ [field]: '  ' })).toContain(`${field}: ${message}`);
  });

  it('asks for a list of effects, without empty items', () => {
    expect(check({ product_effects: [] })).toContain('Svaku stavku počnite crticom');
    expect(check({ product_effects: ['Čisti', ''] })).toContain('ima praznih stavki');
  });
});

describe('site.yaml', () => {
  const check = (change: object) =>
    messages(collectionNamed('site').plain, SITE, change).join('\n');

  it('passes with the networks empty or filled in', () => {
    expect(check({})).toBe('');
    expect(check({ facebook_url: 'https://www.facebook.com/primer' })).toBe('');
  });

  it.each(['/mail_cv.php', '/posta/mail_cv.php', 'https://posta.example.com/mail_cv.php'])(
    'lets messages go to %s',
    (contact_endpoint) => {
      expect(check({ contact_endpoint })).toBe('');
    },
  );

  it.each(['mail_cv.php', '/posta.php', 'http://posta.example.com/mail_cv.php', ''])(
    'does not let messages go to %s',
    (contact_endpoint) => {
      expect(check({ contact_endpoint })).toContain('mail_cv.php');
    },
  );

  it('says who keeps a message until it is forwarded, from three who can', () => {
    for (const messages_at of ['server', 'cloudflare', 'cpanel']) {
      expect(check({ messages_at })).toBe('');
    }
    expect(check({ messages_at: 'netlify' })).toContain('server, cloudflare ili cpanel');
  });

  it.each(['', 'vlasnik/naziv', 'vlasnik-2/moj.sajt'])(
    'takes „%s“ for a repository',
    (repository) => {
      expect(check({ repository })).toBe('');
    },
  );

  it('offers no messengers by itself', () => {
    const off = { viber_phone: '', whatsapp_phone: '' };
    expect(collectionNamed('site').plain.parse(SITE)).toMatchObject(off);
    expect(check({ viber_phone: '+381 60 000 00 00' })).toBe('');
  });

  it('needs no repository, and then publishes from main', () => {
    expect(collectionNamed('site').plain.parse(SITE)).toMatchObject({
      repository: '',
      branch: 'main',
    });
  });

  it.each([
    [{ repository: 'https://github.com/vlasnik/naziv' }, 'na primer: vlasnik/naziv'],
    [{ repository: 'naziv' }, 'na primer: vlasnik/naziv'],
    [{ branch: 'moja grana' }, 'na primer: main'],
    [{ branch: '' }, 'na primer: main'],
    [{ phone: '060 000 000' }, 'Upišite jedan telefon, pod navodnicima: počinje znakom +'],
    [{ phone: '+381 064 123 45 67' }, 'bez nule iza njega'],
    [{ phone: '+381 64 123' }, 'na primer: +381 60 000 00 00'],
    [{ viber_phone: '+381 064 123 45 67' }, 'Upišite broj za Viber'],
    [{ email: 'ime.prezime' }, 'Upišite ispravnu e-mail adresu'],
    [{ facebook_url: 'facebook.com/primer' }, 'Facebook'],
    [{ viber_phone: '060 000 000' }, 'Upišite broj za Viber'],
    [{ whatsapp_phone: '060 000 000' }, 'Upišite broj za WhatsApp'],
    [{ site_url: 'www.example.com' }, 'U polje „Adresa ovog sajta“ upišite celu vezu'],
  ])('explains what is wrong with %j', (change, message) => {
    expect(check(change)).toContain(message);
  });
});

describe('the other texts', () => {
  const description = 'x'.repeat(130);
  const picture = { image: './a.jpg', alt: 'Slika' };

  it.each([
    [
      'kind',
      collectionNamed('kinds').plain,
      { id: 'nega', order: 1, title: 'Nega', label: 'Kozmetički proizvod', notice: 'Napomena.' },
    ],
    [
      'featured',
      collectionNamed('featured').plain,
      { id: 1, name: 'Gel', short_description: 'Kratko', ...picture, product: 1, description },
    ],
    [
      'about',
      collectionNamed('about').plain,
      { id: 1, title: 'O meni', ...picture, text: 'Tekst.' },
    ],
    ['testimonial', collectionNamed('testimonials').plain, { id: 1, name: 'Ana', text: 'Lepo.' }],
    [
      'page',
      collectionNamed('pages').plain,
      { title: 'Naslov', description, heading: 'Naslov', images: [picture] },
    ],
    [
      'policy',
      collectionNamed('policies').plain,
      { title: 'Naslov', seo_title: 'Naslov', description, applies_from: new Date() },
    ],
  ])('%s: good data pass, and every missing field is asked for in Serbian', (_, schema, good) => {
    expect(messages(schema, good, {})).toEqual([]);
    for (const field of Object.keys(good)) {
      if (field === 'images') continue;
      const [message] = messages(schema, good, { [field]: undefined });
      expect(message, field).toMatch(/Popunite|upišite|napišite/i);
    }
    expect(messages(schema, good, { nepoznato: 1 }).join()).toContain('„nepoznato“ ne postoji');
  });

  it('a title and a description keep to the length that search engines show', () => {
    const page = { title: 'Naslov', description, heading: 'Naslov' };
    expect(
      messages(collectionNamed('pages').plain, page, { title: 'x'.repeat(61) }).join(),
    ).toContain('60');
    expect(
      messages(collectionNamed('pages').plain, page, { description: 'kratko' }).join(),
    ).toContain('120');
    expect(
      messages(collectionNamed('pages').plain, page, { description: 'x'.repeat(156) }).join(),
    ).toContain('155');
  });
});
