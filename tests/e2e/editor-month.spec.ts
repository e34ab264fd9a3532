// The owner's month with the editor, on a phone, and what it costs in taps.
import sharp from 'sharp';
import {
  enter,
  expect,
  field,
  GEL_PATH,
  githubTest,
  publishedChanges,
  Thumb,
} from './support/editor.ts';

const photo = () =>
  sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#6e9668' } })
    .jpeg()
    .toBuffer();

/** What the owner does in a month, the most taps that it may cost, and the lines that it changes. */
const MONTH: readonly {
  task: string;
  most: number;
  does(thumb: Thumb): Promise<void>;
  changes: unknown[];
}[] = [
  {
    task: 'a new phone number',
    most: 2,
    async does(thumb) {
      await thumb.link('Telefon');
      // The old number is selected.
      await thumb.type('064 123 45 67');
      await thumb.button('Objavi');
    },
    changes: ['+phone: "+381 64 123 45 67"', '-phone: "+381 60 000 00 00"'],
  },
  {
    task: 'what was just published, as it was before',
    most: 2,
    async does(thumb) {
      await thumb.button('Vrati kako je bilo');
      await expect(thumb.page.getByText('Vraćeno: Telefon. Još nije na sajtu')).toBeVisible();
      await expect(field(thumb.page, 'Telefon')).toBeFocused();
      await thumb.button('Objavi');
    },
    changes: ['+phone: "+381 60 000 00 00"', '-phone: "+381 64 123 45 67"'],
  },
  {
    task: 'yesterday’s text',
    most: 4,
    async does(thumb) {
      await thumb.link('Zubni gel');
      await thumb.link('Ranije verzije');
      await expect(thumb.page.getByText('Promenjeno: Kratka činjenica')).toBeVisible();
      await thumb.button('Vrati ceo tekst na ovo');
      await thumb.button('Objavi');
    },
    changes: ['+facts: tuba 130 g · bez fluora', '-facts: tuba 100 g'],
  },
  {
    task: 'a change of some time ago, taken back alone',
    most: 4,
    async does(thumb) {
      await thumb.link('Zubni gel');
      await thumb.link('Ranije verzije');
      const button = thumb.page.getByRole('button', { name: 'Poništi samo ovu promenu' });
      await thumb.tap(button.first());
      await thumb.button('Objavi');
    },
    changes: ['+facts: tuba 100 g', '-facts: tuba 130 g · bez fluora'],
  },
  {
    task: 'one effect more, typed with a dash',
    most: 4,
    async does(thumb) {
      await thumb.link('Zubni gel');
      await thumb.button('+ Dodaj efekat');
      await thumb.type('- Ima ukus nane');
      await thumb.button('Objavi');
    },
    changes: ['+- Ima ukus nane'],
  },
  {
    task: 'another photo',
    most: 5,
    async does(thumb) {
      await thumb.link('Zubni gel');
      await thumb.picture('Zameni sliku', await photo());
      await thumb.page.getByText('1200 × 1200').waitFor();
      // The description may be that of the old one.
      await thumb.button('Opis i dalje važi');
      await thumb.button('Objavi');
    },
    changes: [
      expect.stringMatching(/^\+ src\/content\/products\/zubni-gel-sa-[\w-]+\.(webp|jpg)$/),
      expect.stringMatching(/^\+image: \.\/zubni-gel-sa-[\w-]+\.(webp|jpg)$/),
      '-image: ./zubni-gel.jpg',
    ],
  },
  {
    task: 'another order of the featured products',
    most: 3,
    async does(thumb) {
      await thumb.part('Izdvojeni proizvodi');
      const { page } = thumb;
      await thumb.tap(page.getByRole('button', { name: 'pomeri gore' }).nth(1));
      // Neither is said to be changed: one was moved, and the other made room.
      await expect(page.getByText('drugo mesto')).toHaveCount(2);
      await thumb.button('Objavi (2)');
    },
    changes: ['+id: 1', '+id: 2', '-id: 1', '-id: 2'],
  },
  {
    task: 'a product off the site for a while',
    most: 3,
    async does(thumb) {
      await thumb.link('Mineralne tablete');
      await thumb.button('Skloni sa sajta');
      await thumb.button('Objavi');
    },
    changes: ['+draft: true'],
  },
  {
    task: 'a new product with its photo',
    most: 16,
    async does(thumb) {
      await thumb.link('+ Nov proizvod');
      await thumb.type('Losion za telo');
      await thumb.choose('Grupa', 'Nega i higijena');
      await thumb.picture('Izaberi sliku', await photo());
      const { page } = thumb;
      await page.getByText('1200 × 1200').waitFor();
      await thumb.fill('Opis slike', 'Bela boca losiona');
      await thumb.fill('Opis proizvoda', 'Losion za svakodnevnu negu tela.');
      await thumb.fill('Sastav', 'Gel lista aloe vere, voda, glicerin.');
      await thumb.button('+ Alergeni');
      await thumb.type('nema');
      await thumb.button('+ Dodaj efekat');
      await thumb.type('Neguje i omekšava kožu');
      await thumb.fill('Način upotrebe', 'Naneti na suvu kožu jednom dnevno.');
      await thumb.button('+ Čuvanje');
      await thumb.type('na sobnoj temperaturi.');
      await thumb.button('+ Važno');
      await thumb.type('Samo za spoljašnju upotrebu.');
      await thumb.part('Za koga je i gde se kupuje');
      await thumb.fill('Veza ka prodavnici', 'https://prodavnica.example.com/korpa/losion');
      await thumb.button('Objavi');
      await expect(page).toHaveURL(/losion-za-telo\.mdx$/);
    },
    changes: [
      '+ src/content/products/losion-za-telo.mdx',
      '+ src/content/products/losion-za-telo.webp',
    ],
  },
];

githubTest('each task of a month is published with few taps', async ({ page, github }) => {
  const { repository } = github;
  const text = repository.text('main', GEL_PATH) ?? '';
  const wrong = text.replace(/^facts: .*$/m, 'facts: tuba 100 g');
  repository.commit('main', { [GEL_PATH]: wrong }, 'Izmeni', 'Ana Đurić');
  await enter(page, github);
  for (const { task, most, does, changes } of MONTH) {
    await githubTest.step(task, async () => {
      const before = repository.head('main');
      const thumb = new Thumb(page);
      await does(thumb);
      await expect.poll(() => repository.head('main')).not.toBe(before);
      const newest = page.getByRole('region', { name: 'Poslata izmena' }).first();
      await expect(newest).toContainText('Proverava se');
      // The button is gone, so a keyboard goes on here.
      await expect(newest).toBeFocused();
      expect.soft(publishedChanges(github, before).sort()).toEqual(changes);
      expect.soft(repository.readCommit(repository.head('main')).parents).toEqual([before]);
      expect.soft(thumb.taps).toBeLessThanOrEqual(most);
      await page.goto('/admin#');
      await page.getByRole('heading', { name: 'Uređivač sajta' }).waitFor();
      // The parts that were opened are so still.
      await page.locator('details').evaluateAll((parts: HTMLDetailsElement[]) => {
        for (const part of parts) part.open = false;
      });
    });
  }
});
