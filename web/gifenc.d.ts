// The part of gifenc that is used, which comes without types.
interface FrameOptions {
  palette?: number[][];
  transparent?: boolean;
  transparentIndex?: number;
  dispose?: number;
  delay?: number;
  repeat?: number;
  colorDepth?: number;
}
export function GIFEncoder(): {
  writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
  finish(): void;
  bytes(): Uint8Array<ArrayBuffer>;
  bytesView(): Uint8Array<ArrayBuffer>;
};
export function quantize(rgba: Uint8Array, most: number): number[][];
export function applyPalette(rgba: Uint8Array, palette: number[][]): Uint8Array;
