/** Of a job: winning the work, planning it, building, getting paid, closing out. */
export type Phase = "win" | "plan" | "build" | "paid" | "close";

/** A screen as its area lists it; its words stand beside, in `locales/<area>.<language>.ts`, under its id. */
export interface AreaScreen {
  id: string;
  path: `/${string}`;
  /** Where a screen whose path has a parameter can be looked at. */
  example?: `/${string}`;
  /** Other paths that answer 200 with the same screen and a canonical link. */
  aliases?: readonly `/${string}`[];
  /** Sheet number within the area. */
  number: number;
  /**
   * `public` for everyone, `member` after sign-in, `admin` for ADMIN_EMAILS, `local` where there are local tools, `link`
   * for whoever holds a link: such a page has nothing of the site around it, and its address is each link's own.
   */
  access: "public" | "member" | "admin" | "local" | "link";
  /** Other sites may show it within their own pages: it has nothing of the site around it, and nothing is sent from it. */
  framed?: true;
  /** A place where something is worked out or done, listed in the index of tools beside the index of everything. */
  tool?: boolean;
  /** In which phases of a job it is used, where that differs from its area (`features/general/sheet-index/phases.ts`). */
  phases?: readonly Phase[];
  /** Left out of sitemap.xml and closed to search engines. */
  unlisted?: boolean;
  /**
   * The same for every anonymous visitor of one language and theme, so a worker may keep it for some seconds: its plain
   * address, and with these values of a parameter, one at a time.
   */
  shared?: true | Readonly<Record<string, readonly string[]>>;
}

/** Addresses of an area that are no screens, each with its file in `app/routes/<area>`. */
export type AreaEndpoints = Record<`/${string}`, `${string}.ts`>;

/** The folder in `app/features/<area>` of a screen whose feature is not called as it is, by the screen's id. */
export type Features<S extends readonly AreaScreen[]> = Partial<Record<S[number]["id"], string>>;
