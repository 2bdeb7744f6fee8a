import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { drawnPage } from './drawn-page.tsx';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

hydrateRoot(document, <App first={drawnPage()} />);
