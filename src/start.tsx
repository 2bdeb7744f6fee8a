import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { drawnPage } from './drawn-page.tsx';
// The footer is drawn by the build alone, and needs its styles all the same.
import './layout/Footer.module.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

hydrateRoot(document, <App first={drawnPage()} />);
