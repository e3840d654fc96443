// Loaded with --import into every child: when the parent dies, even killed, the channel closes.
// The children of that child inherit it, and keep the channel they were given.
if (process.channel && process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.on("disconnect", () => process.exit(1));
  // Listening must not keep alive a child that has finished its work.
  process.channel.unref();
}
