// Ends the process with one plain sentence when Node is too old. Import this module before all others: modules are
// evaluated in the order of their imports, and it is written so that an old Node can still read it.
const OLDEST = [20, 19];

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    "Groundwork needs Node " + OLDEST.join(".") + " or newer; this is Node " + process.versions.node + ".",
  );
  process.exit(1);
}
