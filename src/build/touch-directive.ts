import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor touches the island: see browser/client-touch.ts. */
    'client:touch'?: boolean;
  }
}

export function clientTouch(): AstroIntegration {
  return {
    name: 'client-touch',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/browser/client-touch.ts' });
      },
    },
  };
}
