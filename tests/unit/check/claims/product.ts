interface Parts {
  effect?: string;
  kind?: string;
  composition?: string;
  description?: string;
  warning?: string;
}

/** A product's file in which nothing else is to be asked about. */
export function product({ effect, kind, composition, description, warning }: Parts): string {
  return `---
id: 1
name: X
kind: ${kind ?? 'napici'}
image: ./x.jpg
alt: Boca
link: https://prodavnica.rs/x
---

## Opis proizvoda

${description ?? 'Blag ukus.'}

## Sastav

${composition ?? 'Voda.'}

## Efekti proizvoda

- ${(effect ?? 'Blag ukus').replaceAll('\n', '\n  ')}

## Način upotrebe

Jedna čaša dnevno.

**Važno:** ${warning ?? 'Nije lek.'}
`;
}
