/// <reference types="vite/client" />
// `claims.yaml` as text, for /admin.
export { default } from './claims.yaml?raw';
