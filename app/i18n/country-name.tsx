import { useFormat } from "./i18n.tsx";

/**
 * A country by its name. Browsers and servers know lists of different age: what the server said stays.
 * @param code ISO 3166-1, two letters
 */
export function CountryName({ code }: { code: string }) {
  return <bdi suppressHydrationWarning>{useFormat().country(code)}</bdi>;
}
