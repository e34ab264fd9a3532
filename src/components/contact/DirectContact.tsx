/** Ways past the form, ready to show and to link. */
export interface Direct {
  phone: string;
  phoneHref: string;
  email: string;
}

/** „Pozovite … ili pišite na …“, inside a sentence. */
export function DirectContact({ phone, phoneHref, email }: Direct) {
  return (
    <>
      Pozovite <a href={phoneHref}>{phone}</a> ili pišite na <a href={`mailto:${email}`}>{email}</a>
      .
    </>
  );
}
