// Tells the styles how far the page is scrolled: the menu is fixed past 150 px, the link back to
// the top is shown past 300 px.
const root = document.documentElement;

function update(): void {
  root.toggleAttribute('data-menu-fixed', scrollY > 150);
  root.toggleAttribute('data-way-back', scrollY > 300);
}

addEventListener('scroll', update, { passive: true });
update();
