#!/bin/sh
# The limit of the service's memory on this machine, for systemd's MemoryMax; its argument is /proc/meminfo.
# A gigabyte or less (as a machine of that size reports it): 512M. More: all but 512 MB for the system, Caddy and commands, at most 4G.
set -eu
awk '$1 == "MemTotal:" {
  megabytes = int($2 / 1024)
  limit = megabytes - 512
  if (megabytes <= 1024 || limit < 512) limit = 512
  if (limit > 4096) limit = 4096
  print limit "M"
}' "$1"
