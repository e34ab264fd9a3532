// The menu opens and closes by itself (popover); this adds what the platform leaves out.
const menu = document.getElementById('meni');
const toggle = document.querySelector('[popovertarget="meni"]');

menu?.addEventListener('beforetoggle', (event) => {
  toggle?.setAttribute('aria-expanded', String(event.newState === 'open'));
});

// The item of the page one is on leads nowhere new, so the menu would stay open over it.
menu?.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover?.();
});

// On a wide screen the menu is a plain row: an open popover would hang over it.
matchMedia('(min-width: 992px)').addEventListener('change', () => menu?.hidePopover?.());
