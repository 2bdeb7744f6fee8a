/** The part of the package that this project uses; its own types do not have it. */
declare module 'libheif-js/wasm-bundle' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number };
  type HeifImage = {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Calls `done` with null for a damaged picture. */
    display(target: Pixels, done: (filled: Pixels | null) => void): void;
    free(): void;
  };
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default libheif;
}
