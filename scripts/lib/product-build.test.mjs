import { expect, test } from "vitest";
import { reachesBundle } from "./product-build.mjs";

test.each([
  "/a/workers/voice/.dev.vars",
  "/a/app/.DS_Store",
  "C:\\a\\app\\ui\\.icons.svg.swp",
  "/a/app/lib/hash.test.ts",
  "/a/app/features/materials/shop/README.md",
])("the product is not built again for %s", (file) => {
  expect(reachesBundle(file)).toBe(false);
});

test.each(["/a/.checkouts/app/root.tsx", "/a/app/tailwind.css", "/a/public/favicon.svg"])(
  "it is for %s",
  (file) => {
    expect(reachesBundle(file)).toBe(true);
  },
);
