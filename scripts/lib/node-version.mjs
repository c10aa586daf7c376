// Ends the process with one plain sentence when Node is too old. Import this module before all others: modules are
// evaluated in the order of their imports, and it is written so that an old Node can still read it.
const MAJOR = 20;
const MINOR = 19;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < MAJOR || (major === MAJOR && minor < MINOR)) {
  console.error(`Groundwork needs Node ${MAJOR}.${MINOR} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
