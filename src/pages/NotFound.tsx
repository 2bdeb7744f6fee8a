import notFound from 'content:notFound';
import { NotFoundMessage } from '../sections/NotFoundMessage.tsx';

export const head = { ...notFound.meta, noIndex: true };

export default function NotFound() {
  return <NotFoundMessage />;
}
