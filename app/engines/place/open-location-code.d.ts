declare module "open-location-code" {
  export class OpenLocationCode {
    encode(latitude: number, longitude: number, length?: number): string;
    decode(code: string): { latitudeCenter: number; longitudeCenter: number };
    isValid(code: string): boolean;
    isShort(code: string): boolean;
    /** Whole, and no further than the poles and the date line. */
    isFull(code: string): boolean;
    recoverNearest(code: string, latitude: number, longitude: number): string;
  }
}
