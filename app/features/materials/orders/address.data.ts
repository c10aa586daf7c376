/** States that a parcel goes to, by the letters of the post. */
export const REGIONS = [
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI",
  "SC SD TN TX UT VT VA WA WV WI WY",
]
  .join(" ")
  .split(" ");

/** Characters of each line of an address. */
export const ADDRESS_LIMITS = { line: 100, zip: 10, email: 254 } as const;

export const ADDRESS_FIELDS = ["name", "line1", "line2", "city", "region", "zip"] as const;
