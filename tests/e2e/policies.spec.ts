import { POLICY_LINKS } from '../../src/lib/policy-texts.ts';
import { expect, part, test } from './support/test.ts';

test('a policy is easy to find one’s way in, and names the day', async ({ page }) => {
  await part('on a wide screen the headings stand beside the text and lead into it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ['/privacy-policy', '/cookie-policy']) {
      await page.goto(path);
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      const links = page.getByRole('navigation', { name: 'Sadržaj' }).getByRole('link');
      await expect(links).toHaveText(await headings.allInnerTexts());
      await links.nth(4).click();
      await expect(headings.nth(4)).toBeInViewport();
      await expect(links.first()).toBeInViewport();
    }
  });
  await part('the footer leads to the policy that it names', async () => {
    for (const { name } of Object.values(POLICY_LINKS)) {
      await page.goto('/contact');
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
  });
  await part('the cookie policy shows the date 365 days from the day of reading', async () => {
    await page.clock.setFixedTime('2027-03-01T10:00:00+01:00');
    await page.goto('/cookie-policy');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // 2028 is a leap year, so 365 days are not a calendar year.
    await expect(page.getByRole('main')).toContainText(/istekli bi 29\.\sfebruara 2028\./);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cookie policy says in words that the choice expires after 365 days', async ({
    page,
  }) => {
    await page.goto('/cookie-policy');
    await expect(page.getByRole('main')).toContainText('istekli bi 365 dana od dana izbora.');
  });
});
