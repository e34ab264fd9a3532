import { expect, test } from 'vitest';
import { nameUpload } from '../../src/admin/uploads.ts';

const photo = new File([], 'IMG_2041.JPG');

test('An uploaded picture is named after the product that it shows', () => {
  expect(nameUpload(photo, 'aloe-gel', 'image', { name: 'Aloe vera gel' })).toBe('aloe-gel.jpg');
});

test("A person's photo gets the name by which the site finds it", () => {
  const people = { 'items.0.name': 'Ana', 'items.1.name': 'Đurđa Šepa' };
  expect(nameUpload(photo, 'testimonials', 'items.1.image', people)).toBe('djurdja-sepa.jpg');
});

test('A picture of a page, or of a person without a name, is named after the file', () => {
  expect(nameUpload(photo, 'contact', 'images.0.image', {})).toBe('contact.jpg');
  expect(nameUpload(photo, 'testimonials', 'items.0.image', { 'items.0.name': '!' })).toBe(
    'testimonials.jpg',
  );
});
