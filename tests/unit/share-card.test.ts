import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawCard } from '../../src/build/share-cards/card';
import {
  breakLines,
  HEADING,
  ITALIC,
  letter,
  measure,
} from '../../src/build/share-cards/lettering';
import { CARD_SIZE } from '../../src/lib/card-size';

const ALPHABET = 'abcčćdđefghijklmnoprsštuvzž ABCČĆDĐEFGHIJKLMNOPRSŠTUVZŽ 0123456789 „“–.,:?()';
/** How many numbers follow each letter of an outline. */
const NUMBERS = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

describe('the words in a picture for conversations', () => {
  it.each([
    ['heading', HEADING],
    ['italic', ITALIC],
  ])('have an outline for every Serbian letter (%s)', (_, face) => {
    const outlines = [...letter(ALPHABET, face, 96, 0, 0).matchAll(/ d="([^"]*)"/g)];
    expect(outlines).toHaveLength(ALPHABET.length);
    for (const [, outline = ''] of outlines) {
      for (const [, step, numbers = ''] of outline.matchAll(/([A-Z])([^A-Z]*)/g)) {
        expect(numbers.match(/-?\d+(\.\d+)?/g)?.length ?? 0, outline).toBe(
          NUMBERS[step as keyof typeof NUMBERS],
        );
      }
    }
  });

  it('leave out what the typeface does not have instead of stopping the build', () => {
    expect(letter('Aloe 🌿', HEADING, 96, 0, 0)).toBe(letter('Aloe ', HEADING, 96, 0, 0));
  });

  it('break into lines that fit, with short words beside the next one', () => {
    const lines = breakLines('Budite jači od svojih izgovora', HEADING, 64, 470);
    expect(lines).toEqual(['Budite jači', 'od svojih izgovora']);
    for (const line of lines) expect(measure(line, HEADING, 64)).toBeLessThanOrEqual(470);
    expect(breakLines('O meni', HEADING, 96, 200)).toEqual(['O meni']);
  });
});

describe('a picture for conversations', () => {
  const line = 'Budite jači od svojih izgovora';

  it.each([
    ['with a photograph', 'src/content/pages/o-meni.jpg'],
    ['with a square one', 'src/content/featured/napici.jpg'],
    ['with a drawing', 'src/content/pages/portret.svg'],
    ['with the brand’s mark', undefined],
  ])(
    '%s is a JPEG of the size that is asked for, light enough for WhatsApp',
    async (_, picture) => {
      const card = await drawCard({ title: 'Politika privatnosti', line, picture });
      expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...CARD_SIZE });
      expect(card.length).toBeLessThan(100_000);
    },
  );

  it('holds a title of any length', async () => {
    const card = await drawCard({ title: 'Reč '.repeat(15), line });
    expect((await sharp(card).metadata()).height).toBe(CARD_SIZE.height);
  });
});
