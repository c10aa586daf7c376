declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  const load: unknown;
  export default load;
}
declare module "tesseract.js-core/tesseract-core-lstm.js" {
  const load: unknown;
  export default load;
}
