interface Parts {
  effect?: string;
  kind?: string;
  composition?: string;
  description?: string;
  warning?: string;
}

/** The file of a product that raises no other question. */
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
