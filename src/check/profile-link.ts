/** The address of a profile of which somebody wrote the name alone: „@ana.aloe“, „ana.aloe“. */
export function profileLink(key: string, typed: string): string | undefined {
  const network = /^(facebook|instagram)_url$/.exec(key)?.[1];
  const name = /^@?([\w.-]+)$/.exec(typed)?.[1];
  const isAddress = /^(www\.|m\.)?(facebook|instagram|fb)\.com/i.test(typed);
  return network && name && !isAddress ? `https://www.${network}.com/${name}` : undefined;
}
