declare module 'consent:banner' {
  export { default } from './ConsentBanner.astro';
}

declare module 'consent:choice' {
  export { default } from './IzborKolacica.astro';
}
