// For what runs before React and only has it fetched: what names something of React's needs the bundler's helpers too.
import 'react-dom/client';
