/// <reference types="vite/client" />
// The list of the law as text, for /admin.
export { default } from './claims.yaml?raw';
