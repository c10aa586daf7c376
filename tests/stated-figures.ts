/** The figures of a text in order of size; the 2 of `ft2` is not one. */
export const statedFigures = (text: string): string[] =>
  (
    text
      .replace(/(?<=(?:ft|in|pies?|pulg))[23](?!\d)/g, "")
      .replace(/(\d),(\d{3})/g, "$1$2")
      .match(/\d+(?:[./-]\d+(?:\/\d+)?)*/g) ?? []
  ).toSorted();
