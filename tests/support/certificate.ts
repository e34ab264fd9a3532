import { execFileSync } from 'node:child_process';

/** A certificate for these names, which nobody but itself has signed, and its key in one PEM, by the machine's OpenSSL. */
export function createCertificate(...names: [string, ...string[]]): string {
  const subject = ['-subj', `/CN=${names[0]}`];
  const others = ['-addext', `subjectAltName=${names.map((name) => `DNS:${name}`)}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const out = ['-keyout', '-', '-out', '-'];
  return execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...others, ...out], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}
