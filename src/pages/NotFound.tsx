import { content } from '../content/index.ts';
import { NotFoundMessage } from '../sections/NotFoundMessage.tsx';

const { notFound } = content;

export const head = { ...notFound.meta, noIndex: true };

export default function NotFound() {
  return <NotFoundMessage />;
}
