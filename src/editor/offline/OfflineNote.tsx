// Says that the texts are those which the device has kept, until the newest could be read.
import { useState } from 'react';
import { useApp } from '../app-state.tsx';
import { sayMoment } from '../repository/say-day.ts';
import './OfflineNote.css';

export function OfflineNote() {
  const { keptAt } = useApp();
  const [shown] = useState(keptAt);
  if (shown === undefined) return null;
  return (
    // Its place stays while the page is open, so that nothing moves under a finger.
    <p role="status" className={`offline${keptAt === undefined ? ' past' : ''}`}>
      Nema veze sa GitHubom. Ovo su tekstovi od {sayMoment(shown)}; ono što upišete ostaje na ovom
      uređaju.
    </p>
  );
}
