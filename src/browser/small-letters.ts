// On the page for what is not found: an address in capital letters, as a phone's keyboard begins it, leads to the same
// one in small letters, which all pages have. No host can do that in a file that names no page.
const small = location.pathname.toLowerCase();
if (location.pathname !== small) location.replace(small + location.search + location.hash);
