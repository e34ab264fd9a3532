/** Above a draft that was made from a proposal: the fields that it changes, and what becomes of it. */
export function FromProposal({ fields = '' }: { fields?: string }) {
  return (
    <p className="remark" role="status">
      Po predlogu{fields && `: ${fields}`}. Ispravite šta treba i pritisnite „Objavi“. Kad je ceo
      objavljen, predlog se zatvara, uz poruku zahvalnosti.
    </p>
  );
}
