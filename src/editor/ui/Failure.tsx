// In place of a white page: why the editor has stopped.
import { Component, type ReactNode } from 'react';

export class Failure extends Component<{ children: ReactNode }, { cause?: unknown }> {
  override state: { cause?: unknown } = {};

  static getDerivedStateFromError(cause: unknown) {
    return { cause };
  }

  override render() {
    const { cause } = this.state;
    if (cause === undefined) return this.props.children;
    return (
      <main className="page">
        <h1>Uređivač je stao</h1>
        <p role="alert">
          Ono što ste upisali je sačuvano na ovom uređaju. Otvorite uređivač ponovo. Ako se ovo
          ponovi, pošaljite osobi koja održava sajt ovu poruku: <code>{String(cause)}</code>
        </p>
        <a href="/admin">Otvori ponovo</a>
      </main>
    );
  }
}
