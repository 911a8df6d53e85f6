#!/usr/bin/env bash
# Checks an app in parts on a Slurm cluster, and makes one report of them: an array job, and a job that waits for all
# its tasks. Start it in the app's checkout, without sbatch; it submits both jobs and prints their numbers.
set -euo pipefail

# --- Change these for your cluster, or set them in the environment. ---------------------------------------------------
# The checkout, the program, its fonts and the results must be the same on all nodes: use a shared file system.
APP=${APP:-$PWD}                         # the folder with overset.yml
OVERSET=${OVERSET:-overset}              # the program, by its path if nodes do not have it on PATH
RESULTS=${RESULTS:-$APP/overset-results} # a new folder: it may not exist yet
PARTS=${PARTS:-16}
REPEATS=${REPEATS:-3}                    # how often a part is repeated whose program was killed
SBATCH=(--time=00:30:00 --cpus-per-task=1 --mem=1G) # add --partition, --account, …
CHECK=()                                 # what is checked: --config, --locale, paths, …
MERGE=()                                 # what the merge makes of it: --since, --baseline, --strict, …
REPORTS=(text json html)                 # any formats of overset check
# ----------------------------------------------------------------------------------------------------------------------

submit() {
  mkdir "$RESULTS"
  export APP OVERSET RESULTS PARTS REPEATS
  local common=("${SBATCH[@]}" --parsable --export=ALL --chdir="$APP" --requeue --open-mode=append) parts merge
  parts=$(sbatch "${common[@]}" --job-name=overset-part --array="1-$PARTS" --output="$RESULTS/part-%a.log" "$0" part)
  # The status of this job is the verdict. If a part fails for good, it is cancelled.
  merge=$(sbatch "${common[@]}" --job-name=overset-merge --dependency="afterok:${parts%%;*}" \
    --kill-on-invalid-dep=yes --output="$RESULTS/merge.log" "$0" merge)
  echo "parts: job ${parts%%;*}; merge: job ${merge%%;*}; results: $RESULTS"
}

part() {
  local index=$SLURM_ARRAY_TASK_ID repeats=${SLURM_RESTART_COUNT:-0} status=0
  echo "part $index of $PARTS on $SLURMD_NODENAME$([ "$repeats" -eq 0 ] || echo ", repeated ($repeats)")"
  "$OVERSET" check "${CHECK[@]}" --shard "$index/$PARTS" --jobs "${SLURM_CPUS_PER_TASK:-1}" \
    --output "$RESULTS/part-$index.jsonl" || status=$?
  # Slurm itself repeats the parts of a node that fails, and not one whose program was killed, as when memory runs out.
  if [ "$status" -gt 128 ] && [ "$repeats" -lt "$REPEATS" ]; then
    echo "the program ended with status $status: once more"
    scontrol requeue "$SLURM_JOB_ID"
    sleep 60 # Slurm ends this task.
  fi
  exit "$status"
}

merge() {
  local formats=()
  for format in "${REPORTS[@]}"; do formats+=(--format "$format=$RESULTS/report.$format"); done
  # A part that is missing ends this with status 2 and its name.
  "$OVERSET" merge "${MERGE[@]}" "${formats[@]}" "$RESULTS"/part-*.jsonl
}

case ${1:-submit} in
  submit | part | merge) "${1:-submit}" ;;
  *) echo "usage: $0" >&2; exit 2 ;;
esac
