// Has React run ahead of the rest. The first script imports this and not React itself, which is no ES module: the
// bundler's helpers for such would then stand in a second file that the first script waits for.
import 'react-dom/client';
