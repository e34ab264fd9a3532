import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** See browser/client-touch.ts. */
    'client:touch'?: boolean;
    /** See browser/client-near.ts. */
    'client:near'?: boolean;
  }
}

export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/browser/client-touch.ts' });
        addClientDirective({ name: 'near', entrypoint: './src/browser/client-near.ts' });
      },
    },
  };
}
