import { getProducts, subjectId } from './products';

export interface Subject {
  /** End of the address of the contact page that names it. */
  id: string;
  /** As it stands behind „Pitanje o:“. */
  name: string;
}

/** What a question can be about: working together, or any product that is shown. */
export async function getSubjects(): Promise<Subject[]> {
  const products = await getProducts();
  return [
    { id: 'saradnja', name: 'saradnji' },
    ...products.map((product) => ({ id: subjectId(product), name: product.data.name })),
  ];
}
