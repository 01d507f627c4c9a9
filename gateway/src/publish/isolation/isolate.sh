#!/bin/sh
# Starts the gate's browser, or a probe in its place, without access to the data directory.
#
#   GATE_MODE     "user and namespace" and "user" need root; "namespace" needs user namespaces; "none" isolates nothing
#   GATE_HIDDEN   the data directory
#   GATE_USER     the id of the user that the browser runs as, when root starts it
#   GATE_PROFILE  the folder of the browser's profile; empty for a probe
#   GATE_COMMAND  the program; the arguments of this script are its arguments
set -eu

mode=$GATE_MODE user=$GATE_USER command=$GATE_COMMAND
[ -z "$GATE_PROFILE" ] || set -- "$@" "--user-data-dir=$GATE_PROFILE"
unset GATE_MODE GATE_USER GATE_PROFILE GATE_COMMAND

# Covers the data directory with an empty folder, in a namespace that only this process and its children have.
cover='mount -t tmpfs -o size=4k,mode=000 none "$GATE_HIDDEN"; unset GATE_HIDDEN; exec "$@"'
lower="setpriv --reuid=$user --regid=$user --clear-groups --no-new-privs"

case $mode in
  'user and namespace') exec unshare --mount --propagation private sh -euc "$cover" sh $lower "$command" "$@" ;;
  user) exec $lower "$command" "$@" ;;
  # Root of the outer namespace mounts; the browser runs as the ordinary user in an inner one.
  namespace)
    exec unshare --user --map-root-user --mount --propagation private sh -euc "$cover" sh \
      unshare --user --map-user="$(id -u)" --map-group="$(id -g)" "$command" "$@" ;;
  none) exec "$command" "$@" ;;
  *) echo "GATE_MODE has no value \"$mode\"." >&2; exit 64 ;;
esac
