/**
 * A part of an amount, rounded half up to the cent.
 * @param cents whole cents, zero or more
 * @param hundredths hundredths of a percent: 825 is 8.25 %
 */
export const shareOf = (cents: number, hundredths: number): number =>
  Math.floor((cents * hundredths + 5_000) / 10_000);
