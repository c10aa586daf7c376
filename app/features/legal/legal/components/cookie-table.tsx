import { useText } from "~/i18n/i18n.tsx";
import { lifetimeOf } from "../legal.logic.ts";
import type { Clause } from "../legal.queries.server.ts";

/** Every cookie with its purpose and its life. */
export function CookieTable({ cookies }: { cookies: NonNullable<Clause["cookies"]> }) {
  const t = useText("legal");
  const lifeOf = (seconds: number | undefined) => {
    if (seconds === undefined) return t("cookieTable.session");
    const { unit, count } = lifetimeOf(seconds);
    return t(`cookieTable.${unit}`, { count });
  };
  const head = "border-b-2 border-ink py-2 pe-4 text-start align-bottom font-bold last:pe-0 print:py-1";
  const cell = "py-3 pe-4 text-start align-top last:pe-0 print:py-1";
  return (
    <table className="w-full border-collapse">
      <caption className="pb-2 text-start font-bold">{t("cookieTable.caption")}</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {t("cookieTable.name")}
          </th>
          <th scope="col" className={head}>
            {t("cookieTable.purpose")}
          </th>
          <th scope="col" className={head}>
            {t("cookieTable.life")}
          </th>
        </tr>
      </thead>
      <tbody>
        {cookies.map(({ name, purpose, maxAgeSeconds }) => (
          <tr key={name} className="break-inside-avoid border-b border-line last:border-b-0">
            <th scope="row" className={`${cell} font-bold`}>
              <bdi translate="no">{name}</bdi>
            </th>
            <td className={cell}>{purpose}</td>
            <td className={`${cell} tabular-nums`}>{lifeOf(maxAgeSeconds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
