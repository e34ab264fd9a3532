// The browser opens and closes the menu (a popover); this script adds the parts that popovers lack.
const menu = document.getElementById('meni');
const toggle = document.querySelector('[popovertarget]');
const closeMenu = () => menu?.hidePopover?.();

menu?.addEventListener('beforetoggle', ({ newState }) => {
  toggle?.setAttribute('aria-expanded', String(newState === 'open'));
});

// A link to the page that is open loads nothing, so the menu would stay open over that page.
for (const link of menu?.querySelectorAll('a') ?? []) link.addEventListener('click', closeMenu);

// On a wide screen the menu is a row in the bar, over which a popover left open would still lie.
matchMedia('(min-width: 62em)').addEventListener('change', closeMenu);
