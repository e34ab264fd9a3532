import { useEffect, useState } from 'react';
import type { Offer } from '../../check/claims/offer.ts';
import type { Data } from '../../model/data.ts';
import { isCosmetic } from '../../model/product/cosmetics.ts';
import { askCheck, QUIET_MS } from '../check/ask-check.ts';
import './Offers.css';

interface Props {
  typed: string;
  data: Data;
  take: (claim: string) => void;
}

/** Allowed claims that suit the product, below an effect while it is being typed. */
export function Offers({ typed, data, take }: Props) {
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const composition = String(data['scructure'] ?? '');
  const name = String(data['name'] ?? '');
  const type = isCosmetic(String(data['kind'] ?? '')) ? 'care' : 'food';
  useEffect(() => {
    let isOver = false;
    const ask = () =>
      askCheck({ ask: 'offers', typed, composition, name, type }).then(
        (found) => isOver || setOffers(found),
        () => {},
      );
    const timer = setTimeout(ask, QUIET_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed, composition, name, type]);
  return (
    <ul className="offers" aria-label="Dozvoljene izjave">
      {offers
        .filter(({ claim }) => claim !== typed)
        .map(({ claim, condition }) => (
          <li key={claim}>
            {/* The field keeps the focus, and with it the offers stay in their place until the tap ends. */}
            <button
              type="button"
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(claim)}
            >
              {claim}
              <small>{condition}</small>
            </button>
          </li>
        ))}
    </ul>
  );
}
