# The program with its libraries and fonts in a small system: docker build -t overset .
#   docker run --rm -v "$PWD:/app" overset check
FROM swift:6.2-bookworm AS build
SHELL ["/bin/bash", "-o", "pipefail", "-c"]
WORKDIR /overset
COPY Scripts/install-dependencies.sh Scripts/
# hadolint ignore=DL3008
RUN Scripts/install-dependencies.sh \
  && apt-get install -y --no-install-recommends binutils libdeflate-tools patchelf python3-fonttools \
  && rm -rf /var/lib/apt/lists/*
COPY . .
RUN make dist && mkdir /release && tar -xzf dist/overset-*.tar.gz -C /release --strip-components 1

FROM debian:bookworm-slim
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install -y --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 1000 --create-home overset \
  && git config --system --add safe.directory '*'
COPY --from=build /release /opt/overset
ENV PATH="/opt/overset/bin:$PATH"
USER 1000
WORKDIR /app
ENTRYPOINT ["overset"]
CMD ["check"]
